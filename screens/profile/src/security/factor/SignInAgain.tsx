import { ConfirmDialog } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import type { PartProps } from '../../about/AboutPart.tsx'

/** Explains that the sign-in is too old for this, and leads to a new one and back. */
export function SignInAgain({ intl, onClose }: PartProps & { onClose: () => void }) {
  const { signInAgain } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <ConfirmDialog
      isOpen
      title={text('again.title')}
      confirmLabel={text('again.confirm')}
      intent="primary"
      onConfirm={() => signInAgain?.()}
      onCancel={onClose}
    >
      {text('again.text')}
    </ConfirmDialog>
  )
}
