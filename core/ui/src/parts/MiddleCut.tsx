import './middleCut.css'

/** So many letters at the end of a name always stay. */
const END_LETTERS = 8

/** A name that is cut in its middle where there is no room: its end often tells it from others. */
export function MiddleCut({ text }: { text: string }) {
  const letters = [...text]
  const isShort = letters.length <= 2 * END_LETTERS
  return (
    <span className="air-middle-cut" title={isShort ? undefined : text}>
      <span>{isShort ? text : letters.slice(0, -END_LETTERS).join('')}</span>
      {isShort ? null : <span>{letters.slice(-END_LETTERS).join('')}</span>}
    </span>
  )
}
