import './middleCut.css'

/** Number of letters that are kept at the end of a name, unless a word begins near them. */
const END_LETTERS = 8
const END_LETTERS_MAX = 12

/**
 * A name that is truncated in the middle if it does not fit, as its end often distinguishes it from others. Screen
 * readers get the whole name.
 */
export function MiddleCut({ text }: { text: string }) {
  const letters = [...text]
  if (letters.length <= 2 * END_LETTERS) {
    return (
      <span className="air-middle-cut">
        <span>{text}</span>
      </span>
    )
  }
  const end = endOf(letters)
  return (
    <span className="air-middle-cut" title={text}>
      <span className="air-visually-hidden">{text}</span>
      <span aria-hidden data-part={letters.slice(0, -end).join('')} />
      <span aria-hidden data-part={letters.slice(-end).join('')} />
    </span>
  )
}

/** Number of letters to keep at the end: whole words with the space before them, if they are short. */
function endOf(letters: readonly string[]): number {
  for (let end = END_LETTERS - 2; end <= END_LETTERS_MAX; end += 1) {
    if (letters.at(-end) === ' ') return end
  }
  return END_LETTERS
}
