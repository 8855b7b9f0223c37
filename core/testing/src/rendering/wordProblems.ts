const BROKEN = /\b(NaN|undefined|Infinity)\b|\[object \w+\]|Invalid Date/

/** A machine value in a text that was never meant to be read, such as from a failed format; null if none. */
export function brokenWord(text: string): string | null {
  return BROKEN.exec(text)?.[0] ?? null
}

/** Finds such words in texts for users and screen readers, and in what the browser renders. */
export function wordProblems(root: Element): string[] {
  const problems: string[] = []
  const look = (text: string | null, where: string): void => {
    const word = brokenWord(text ?? '')
    if (word !== null) problems.push(`${where}: expected a value for people, got "${word}"`)
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const tag = element.localName
    if (tag === 'style' || tag === 'script') continue
    for (const { name, value } of element.attributes) look(value, `<${tag} ${name}>`)
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) look(child.textContent, `<${tag}>`)
    }
  }
  return [...new Set(problems)]
}
