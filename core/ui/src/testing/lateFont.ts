/** Larger than the font that came before: everything that is laid out or drawn with it changes. */
const LATE_FACE_SIZE = '130%'

/**
 * Stands for a font that arrives after the page was drawn: a face of the console's font with other measures is added
 * and loaded. Needs the styles of the console.
 *
 * @returns the function that takes it away again
 */
export async function loadFontLate(): Promise<() => void> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  )
  const latin = faces.find(({ style }) => style.getPropertyValue('src').includes('-latin-wght-'))
  if (latin === undefined)
    throw new Error('loadFontLate: expected the styles of the console in the page, found none')
  const family = latin.style.getPropertyValue('font-family')
  await document.fonts.load(`12px ${family}`)
  const late = document.createElement('style')
  late.textContent = `@font-face {
    font-family: ${family};
    font-weight: 100 900;
    size-adjust: ${LATE_FACE_SIZE};
    src: ${latin.style.getPropertyValue('src')};
  }`
  const loaded = new Promise<void>((resolve) => {
    document.fonts.addEventListener('loadingdone', () => resolve(), { once: true })
  })
  document.head.append(late)
  await document.fonts.load(`12px ${family}`)
  await loaded
  return () => late.remove()
}
