/** Groups in braces at the outermost level, without their braces; `'{'` in quotes is plain text. */
function groupsIn(text: string): string[] {
  const groups: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === "'" && /[{}]/.test(text[at + 1] ?? '')) {
      const end = text.indexOf("'", at + 1)
      at = end < 0 ? text.length : end
    } else if (letter === '{') {
      if (depth === 0) start = at + 1
      depth += 1
    } else if (letter === '}') {
      depth -= 1
      if (depth === 0) groups.push(text.slice(start, at))
    }
  }
  return groups
}

function placesIn(text: string): string[] {
  return groupsIn(text).flatMap((group) => {
    const [name = '', type = '', ...rest] = group.split(',')
    const hasBranches = /^\s*(plural|select|selectordinal)\s*$/.test(type)
    return [name.trim(), ...(hasBranches ? groupsIn(rest.join(',')).flatMap(placesIn) : [])]
  })
}

/** Names of the arguments of an ICU message, sorted, each once. */
export function messagePlaces(text: string): string[] {
  return [...new Set(placesIn(text))].sort()
}
