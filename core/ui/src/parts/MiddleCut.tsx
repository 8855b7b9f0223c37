import './middleCut.css'

/** So many letters at the end of a name always stay. */
const END_LETTERS = 8

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
  return (
    <span className="air-middle-cut" title={text}>
      <span className="air-visually-hidden">{text}</span>
      <span aria-hidden data-part={letters.slice(0, -END_LETTERS).join('')} />
      <span aria-hidden data-part={letters.slice(-END_LETTERS).join('')} />
    </span>
  )
}
