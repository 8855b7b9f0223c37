import { useToaster } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'

export interface CopyButtonProps {
  text: string
  /** What is copied, for screen readers. */
  label: string
  intl: PluginIntl
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, label, intl }: CopyButtonProps) {
  const toaster = useToaster()
  const tell = (id: string, intent: 'success' | 'warning'): void =>
    void toaster.show({ message: intl.formatMessage({ id }), intent })
  return (
    <Button
      size="small"
      text={intl.formatMessage({ id: 'copy' })}
      aria-label={label}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => tell('copied', 'success'),
          () => tell('copyRefused', 'warning'),
        )
      }}
    />
  )
}
