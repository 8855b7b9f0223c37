import { ErrorState, Mark } from '@airshed/ui'
import { useAppText } from '../messages/appMessages.ts'

export interface ElsewherePageProps {
  /** Where the page was opened. */
  origin: string
  /** Where the server expects it to be opened. */
  publicUrl: string
}

/** Names the address at which the console works, and the setting that says so. */
export default function ElsewherePage({ origin, publicUrl }: ElsewherePageProps) {
  const text = useAppText()
  return (
    <main className="app-boot">
      <Mark size={40} />
      <ErrorState
        title={text('app.elsewhere.title')}
        text={
          <>
            {text('app.elsewhere.text', { origin, publicUrl, setting: 'AIRSHED_PUBLIC_URL' })}
            <br />
            <a href={publicUrl}>{publicUrl}</a>
          </>
        }
      />
    </main>
  )
}
