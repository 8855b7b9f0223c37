import './middleCut.css'

/** So many letters at the end of a name always stay, unless a word begins near them. */
const END_LETTERS = 8
const END_LETTERS_MAX = 12

/**
 * A name that is cut in its middle where there is no room: its end often tells it from others. Screen
 * readers get it in one piece.
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

/** Letters of the end that stays: whole words with the space before them, where they are short. */
function endOf(letters: readonly string[]): number {
  for (let end = END_LETTERS - 2; end <= END_LETTERS_MAX; end += 1) {
    if (letters.at(-end) === ' ') return end
  }
  return END_LETTERS
}
