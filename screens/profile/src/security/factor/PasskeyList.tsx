import type { Doing, Passkey } from '@airshed/console-kit'
import { PASSKEY_NAME_MAX } from '@airshed/console-kit/define'
import { RenameDialog } from '@airshed/console-kit/rename'
import { Button, RelativeTime, useNow } from '@airshed/kit'
import { useState } from 'react'
import type { PartProps } from '../../about/AboutPart.tsx'
import type { FactorChanges } from './useFactorChanges.ts'

/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface PasskeyListProps extends PartProps {
  passkeys: readonly Passkey[]
  /** The one that is listed is the last second factor of the reader. */
  isLast: boolean
  changes: FactorChanges
  ask: (doing: Doing) => void
}

/** The passkeys of the reader, as items of a list. */
export function PasskeyList({ passkeys, isLast, intl, changes, ask }: PasskeyListProps) {
  const nowMs = useNow(TICK_MS)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const time = (at: number) => (
    <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  )
  return (
    <>
      {passkeys.map((passkey) => {
        const { id, name, created_at: madeAt, last_used_at: usedAt } = passkey
        return (
          <li key={id} className="profile-passkey">
            <div>
              <strong>{name}</strong>
              <p className="air-muted">
                {text('passkey.madeAt')} {time(madeAt)}
                {usedAt === null ? null : (
                  <>
                    {' · '}
                    {text('passkey.usedAt')} {time(usedAt)}
                  </>
                )}
              </p>
            </div>
            <span className="profile-passkey-actions">
              <Button
                text={text('passkey.rename')}
                aria-label={text('passkey.rename.of', { name })}
                onClick={() => setRenamed(passkey)}
              />
              <Button
                text={text('passkey.remove')}
                aria-label={text('passkey.remove.of', { name })}
                onClick={() =>
                  ask({
                    confirm: {
                      title: text('passkey.remove.title', { name }),
                      text: text(isLast ? 'factor.last' : 'passkey.remove.text'),
                      confirmLabel: text('passkey.remove'),
                    },
                    run: () => changes.removePasskey(id),
                  })
                }
              />
            </span>
          </li>
        )
      })}
      {renamed === null ? null : (
        <RenameDialog
          name={renamed.name}
          maxLength={PASSKEY_NAME_MAX}
          words={{
            title: text('passkey.rename.title'),
            label: text('passkey.name'),
            save: text('passkey.rename.save'),
            required: text('passkey.name.required'),
          }}
          onSave={(name) => changes.renamePasskey(renamed.id, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}
