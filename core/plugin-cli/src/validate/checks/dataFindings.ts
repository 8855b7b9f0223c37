import {
  NEED_KINDS,
  type AnyPlugin,
  type AnyWidgetDefinition,
  type DataNeed,
  type DataNeedKind,
} from '@airshed/contract'
import { finding, thrownText, type Finding } from '../../findings/finding.ts'

const DAY_MS = 86_400_000
/** A typical range: one whole day. */
const TRIED_RANGE = { from: Date.UTC(2026, 0, 15), to: Date.UTC(2026, 0, 15) + DAY_MS }

const listOf = (words: readonly string[]): string => words.join(', ') || 'none'

interface Asked {
  kinds: Set<DataNeedKind>
  findings: Finding[]
}

/** The kinds of data that a widget requests across all its fixtures. */
function askedBy(widget: AnyWidgetDefinition, fixtures: readonly [string, unknown][]): Asked {
  const asked: Asked = { kinds: new Set(), findings: [] }
  for (const [path, config] of fixtures) {
    try {
      const needs: readonly DataNeed[] = widget.needs(structuredClone(config), {
        range: { ...TRIED_RANGE },
        viewState: {},
      })
      if (!Array.isArray(needs)) throw new TypeError('no list')
      for (const { kind } of needs) asked.kinds.add(kind)
    } catch (error) {
      asked.findings.push(finding('NEEDS_FAILED', path, { got: thrownText(error) }))
    }
  }
  return asked
}

function permissionFindings(
  kinds: readonly DataNeedKind[],
  permissions: readonly string[],
  place: string,
): Finding[] {
  const byPermission = Map.groupBy(kinds, (kind) => NEED_KINDS[kind]?.permission)
  return [...byPermission].flatMap(([permission, of]) =>
    permission === undefined || permissions.includes(permission)
      ? []
      : [
          finding('DATA_PERMISSION_MISSING', `${place}#/permissions`, {
            permission,
            kinds: listOf(of),
            got: listOf(permissions),
          }),
        ],
  )
}

/**
 * The manifest names exactly the data that the plugin requests, and the permissions that this
 * requires. A screen's requests are known only when it is rendered.
 */
export function dataFindings(
  plugin: AnyPlugin,
  fixtures: readonly [string, unknown][],
  place: string,
): Finding[] {
  const { manifest } = plugin
  if (manifest.kind === 'device-form') return []
  const declared = manifest.data ?? []
  const { kinds: asked, findings } =
    'needs' in plugin && typeof plugin.needs === 'function'
      ? askedBy(plugin, fixtures)
      : { kinds: null, findings: [] }
  const undeclared = [...(asked ?? [])].filter((kind) => !declared.includes(kind))
  const unused =
    asked === null || fixtures.length === 0 || findings.length > 0
      ? []
      : declared.filter((kind) => !asked.has(kind))
  return [
    ...findings,
    ...undeclared.map((kind) =>
      finding('DATA_KIND_UNDECLARED', `${place}#/data`, { declared: listOf(declared), kind }),
    ),
    ...unused.map((kind) => finding('DATA_KIND_UNUSED', `${place}#/data`, { kind })),
    ...permissionFindings([...declared, ...undeclared], manifest.permissions, place),
  ]
}
