import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BREAKPOINT_MIN_WIDTH_PX,
  GRID_COLUMNS,
  GRID_MARGIN_PX,
  GRID_ROW_HEIGHT_PX,
  COMPACT_WIDGET_SIZE,
  MIN_WIDGET_SIZE,
} from '@airshed/domain'
import { BREAKPOINTS } from '@airshed/schemas'
import { code, markdownTable } from '../contracts/markdownTable.ts'
import { iconNames } from './iconNames.ts'

const CSS = join(import.meta.dirname, '../../../core/ui/src/styles/tokens.css')

interface Variables {
  /** Selector of the rule, such as `:root`. */
  readonly selector: string
  readonly values: ReadonlyMap<string, string>
}

/** The rules of a style sheet that is flat except for its media queries. */
function rulesOf(css: string): Variables[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    values: new Map(
      [...body.matchAll(/(--air-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.trim().replaceAll(/\s+/g, ' '),
      ]),
    ),
  }))
}

/** Name → value in each theme; values that do not depend on the theme are the same. */
function tokens(): [name: string, light: string, dark: string][] {
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  const css = readFileSync(CSS, 'utf8')
  for (const { selector, values } of rulesOf(css.split('@media')[0] ?? '')) {
    const isDark = selector.includes("[data-theme='dark']") && !selector.includes(':root')
    for (const [name, value] of values) {
      if (!isDark) light.set(name, value)
      dark.set(name, value)
    }
  }
  return [...light].map(([name, value]) => [name, value, dark.get(name) ?? value])
}

const isColor = (value: string): boolean => value.startsWith('#')

const columnRows = (): string[][] =>
  BREAKPOINTS.map((name) => [
    code(name),
    `${BREAKPOINT_MIN_WIDTH_PX[name]} px`,
    String(GRID_COLUMNS[name]),
  ])

/** `docs/plugins/look.md`: colours, sizes, the grid and icons. */
export function lookPage(): string {
  const all = tokens()
  const colors = all.filter(([, light]) => isColor(light))
  const sizes = all.filter(([, light]) => !isColor(light))
  return `# Colours, sizes, the grid and icons

Generated from the style sheet, the rules of the grid and the icons of the console by \`npm run generate\`: do not edit.
The catalogue (\`npm run storybook\`) shows colours, type and sizes under _Introduction_, and icons under _ui_.

## Colours

CSS variables, the same in the page and in frames of plugins. Name a role, never a value: it follows the theme.

\`\`\`css
.my-gauge-note {
  color: var(--air-muted);
  border-block-start: 1px solid var(--air-line);
}
\`\`\`

Code that draws without CSS takes \`THEME_TOKENS\` of [the kit](kit.md#theme_tokens).

${markdownTable(
  ['variable', 'light', 'dark'],
  colors.map(([name, light, dark]) => [code(name), code(light), code(dark)]),
)}

## Type, space and motion

On phones (below 600 px) controls and rows are 40 px high and the margins of a page 12 px; motion is off for readers who
want less of it.

${markdownTable(
  ['variable', 'value'],
  sizes.map(([name, light, dark]) => [
    code(name),
    light === dark ? code(light) : `${code(light)}, dark ${code(dark)}`,
  ]),
)}

## The grid of dashboards

The width of the grid decides, not that of the window: beside an open sidebar it is narrower ([decision
55](../decisions/0055-dashboard-grid-columns.md)).

${markdownTable(['breakpoint', 'from a width of', 'columns'], columnRows())}

A row is ${GRID_ROW_HEIGHT_PX} px high, and widgets are ${GRID_MARGIN_PX} px apart, so a widget of \`h\` rows is
${GRID_ROW_HEIGHT_PX} × h + ${GRID_MARGIN_PX} × (h − 1) px high. The smallest widget has ${MIN_WIDGET_SIZE.w} × ${MIN_WIDGET_SIZE.h} units, or
${COMPACT_WIDGET_SIZE.w} × ${COMPACT_WIDGET_SIZE.h} if \`size\` of its [manifest](contracts.md#of-a-widget) says so ([decision
147](../decisions/0147-minimum-widget-height.md)). Draw for the size that the component has (\`useElementSize\`), as the
same units are wider on one screen than on another.

## Icons

\`icon\` of a manifest and \`NamedIcon\` take these ${iconNames().length} names of [Blueprint’s icons](https://blueprintjs.com/docs/#icons/icons-list).
Any other shows the general icon of a widget, and \`airshed-plugin validate\` warns (\`ICON_UNKNOWN\`).

${iconNames().map(code).join(', ')}
`
}
