import { CopyButton } from '../CopyButton.tsx'
import './copyBlock.css'

export interface CopyBlockProps {
  /** Shown verbatim, line breaks included. */
  text: string
  /** Label of the button for screen readers: "Copy the command". */
  label: string
}

/** A text for another program, with a button that copies it. */
export function CopyBlock({ text, label }: CopyBlockProps) {
  return (
    <div className="air-copy-block">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  )
}
