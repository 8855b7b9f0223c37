import { useToaster } from '@airshed/kit/provider'
import { Button } from '@airshed/ui'
import { usePagesText, type PagesMessageId } from './messages/pagesText.ts'

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string
  /** What is copied, for screen readers: "Copy the token". */
  label: string
}

/** Puts a text on the clipboard, and says whether the browser let it. */
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
