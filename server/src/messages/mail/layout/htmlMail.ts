import { html, Html } from '../../../web/http/html.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { MailBlock } from '../blocks.ts'
import type { MailContent } from '../defineMail.ts'
import { contentIdOf } from '../mailImage.ts'
import type { MailText } from '../mailText.ts'

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
// Addresses are long words, which would widen the page on a phone.
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'
const BODY = `${FONT};${BREAKS};font-size:16px;line-height:24px;color:#1c2127;margin:0 0 16px`
const SMALL = `${FONT};${BREAKS};font-size:13px;line-height:20px;color:#5f6b7c;margin:0 0 12px`
const BUTTON = `${FONT};font-size:16px;font-weight:600;color:#ffffff;background:#215db0;border-radius:4px;padding:12px 24px;text-decoration:none;display:inline-block`
const SECOND_BUTTON = `${FONT};font-size:16px;font-weight:600;color:#215db0;border:1px solid #215db0;border-radius:4px;padding:9px 23px;text-decoration:none;display:inline-block`
const LINK = 'color:#215db0'
const IMAGE = `${FONT};font-size:13px;color:#5f6b7c;display:block;border:0;width:100%;height:auto`
const CARD = 'background:#ffffff;border-radius:8px;padding:32px;text-align:left'

// On phones: more of the width for the text.
const NARROW =
  '<style>@media (max-width:480px){.page{padding:8px!important}.card{padding:20px 16px!important}}</style>'

/**
 * The HTML of a mail: a table and inline styles, as mail programs support nothing else. It loads nothing,
 * so opening it reveals nothing to the sender. Every text is escaped.
 */
export function htmlMail(
  { subject, blocks }: MailContent,
  language: MailLanguage,
  layout: { text: MailText<'footer' | 'link'>; host: string },
): string {
  const body = blocks.map((block) => htmlBlock(block, layout.text))
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
        ${new Html(NARROW)}
      </head>
      <body class="page" style="margin:0;padding:24px;background:#f6f7f9">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:560px"
              >
                <tr>
                  <td class="card" style="${CARD}">
                    ${body}
                    <p style="${SMALL}">${layout.text('footer', { host: layout.host })}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text
}

function htmlBlock(block: MailBlock, text: MailText<'link'>): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${BODY}">${block.text}</p>`
    case 'note':
      return html`<p style="${SMALL}">${block.text}</p>`
    case 'button':
      return html`<p style="${BODY}"><a href="${block.url}" style="${BUTTON}">${block.label}</a></p>
        <p style="${SMALL}">${text('link')}<br />${block.url}</p>`
    case 'second-button':
      return html`<p style="${BODY}">
        <a href="${block.url}" style="${SECOND_BUTTON}">${block.label}</a>
      </p>`
    case 'image':
      return html`<p style="${BODY}">
        <img
          src="cid:${contentIdOf(block.id)}"
          alt="${block.alt}"
          width="${block.width}"
          height="${block.height}"
          style="${IMAGE};max-width:${block.width}px"
        />
      </p>`
    case 'link':
      return html`<p style="${SMALL}">
        <a href="${block.url}" style="${LINK}">${block.label}</a>
      </p>`
  }
}
