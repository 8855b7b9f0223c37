/** Size of the frame on another site, in CSS pixels: one card beside another on a desktop. */
const HEIGHT_PX = 640

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * The HTML tag that embeds a public page in a website.
 *
 * @param address of the page
 * @param title for screen readers
 */
export const embedTag = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}?embed=1" title="${escaped(title)}" width="100%" height="${HEIGHT_PX}" style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>`
