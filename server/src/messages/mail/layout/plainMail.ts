import type { MailBlock } from '../blocks.ts'
import type { MailContent } from '../defineMail.ts'
import type { MailText } from '../mailText.ts'

/** The same mail for programs that do not show HTML. */
export function plainMail(
  { blocks }: MailContent,
  layout: { text: MailText<'footer' | 'link'>; host: string },
): string {
  const footer = `-- \n${layout.text('footer', { host: layout.host })}`
  return `${[...blocks.flatMap(plainBlock), footer].join('\n\n')}\n`
}

/** Pictures are omitted, as the text says the same. */
const plainBlock = (block: MailBlock): readonly string[] => {
  if (block.kind === 'image') return []
  return ['url' in block ? `${block.label}:\n${block.url}` : block.text]
}
