const BROKEN = /\b(NaN|undefined|Infinity)\b|\[object \w+\]|Invalid Date/

/** Words that a machine left in a text: a value that was never meant to be read. */
export function brokenWord(text: string): string | null {
  return BROKEN.exec(text)?.[0] ?? null
}

/** Such words in text for users and screen readers, and in what the browser renders. */
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
