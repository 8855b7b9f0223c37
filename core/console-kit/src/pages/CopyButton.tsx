import { useToaster } from '@airshed/kit/provider'
import { Button } from '@airshed/ui'
import { usePagesText, type PagesMessageId } from './messages/pagesText.ts'

export interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string
  /** The label for screen readers: "Copy the token". */
  label: string
}

/** Copies a text to the clipboard, and reports whether the browser allowed it. */
export function CopyButton({ text: copied, label }: CopyButtonProps) {
  const text = usePagesText()
  const toaster = useToaster()
  const show = (id: PagesMessageId, intent: 'success' | 'warning'): void =>
    void toaster.show({ message: text(id), intent })
  return (
    <Button
      size="small"
      text={text('copy.copy')}
      aria-label={label}
      onClick={() => {
        navigator.clipboard.writeText(copied).then(
          () => show('copy.copied', 'success'),
          () => show('copy.refused', 'warning'),
        )
      }}
    />
  )
}
