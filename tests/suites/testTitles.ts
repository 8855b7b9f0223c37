import { parseAst } from 'rolldown/parseAst'

/** First words that continue a sentence of the `describe`: without it, such a title is a riddle. */
export const CONTINUING_WORDS: readonly string[] = `
  is are was were has have had does do may can must will would should
  of in at on with without by from to for as than
  that which who whose and or but
  if when where while after before until unless
  not no none also even only both each all
`
  .trim()
  .split(/\s+/)

/** Fewer words do not say what should be true. */
const LEAST_WORDS = 3

const CURE =
  'say what the thing under test does, as in “keeps gaps when a range is reduced”, or name it, ' +
  'as in “a reading without a time gets the time of arrival”'

/** Stands for text of a row: `%s`, `$name` or `${name}`. */
const PLACEHOLDER = /%[a-z#]|\$/

/**
 * What is wrong with the shape of a title, with the cure; null if nothing is. A title that begins
 * with a placeholder has its first words in the rows of its table, which are not read.
 */
export function titleProblem(title: string): string | null {
  const words = title.trim().split(/\s+/)
  const first = (words[0] ?? '').replace(/[,:;]$/, '').toLowerCase()
  if (CONTINUING_WORDS.includes(first)) return `begins with “${first}”: ${CURE}`
  if (words.length >= LEAST_WORDS || PLACEHOLDER.test(title)) return null
  return `has fewer than ${LEAST_WORDS} words: ${CURE}`
}

/** The literal title of an `it` or a `test`. */
export interface TestTitle {
  readonly title: string
  readonly line: number
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Call extends SyntaxNode {
  readonly callee: SyntaxNode
  readonly arguments: readonly SyntaxNode[]
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Methods that give a test another table or another fate, and leave it a test. */
const MODIFIERS = /^(each|for|skipIf|runIf|only|skip|todo|concurrent|sequential|fails)$/

/** Whether a call is that of `it` or `test`, also by `it.each(…)`, `it.skipIf(…).for(…)` and the like. */
function isTest(callee: SyntaxNode): boolean {
  const { name, object, property, tag } = callee as SyntaxNode & Record<string, unknown>
  if (callee.type === 'Identifier') return name === 'it' || name === 'test'
  if (callee.type === 'CallExpression') return isTest((callee as Call).callee)
  if (callee.type === 'TaggedTemplateExpression') return isTest(tag as SyntaxNode)
  if (callee.type !== 'MemberExpression') return false
  return MODIFIERS.test((property as { name?: string }).name ?? '') && isTest(object as SyntaxNode)
}

/** Every literal title of a file of tests, in its order, as written: `${…}` stays. */
export function testTitles(file: string, text: string): TestTitle[] {
  const titles: TestTitle[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'CallExpression' && isTest((value as Call).callee)) {
      const [title, ...rest] = (value as Call).arguments
      const isText = title?.type === 'Literal' || title?.type === 'TemplateLiteral'
      // The table of `it.each` is such a call as well, with nothing behind it.
      if (title !== undefined && isText && rest.length > 0) {
        titles.push({
          title: text.slice(title.start + 1, title.end - 1),
          line: text.slice(0, title.start).split('\n').length,
        })
      }
    }
    Object.values(value).forEach(visit)
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return titles
}
