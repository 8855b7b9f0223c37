import {
  Callout,
  PageSection,
  QueryView,
  ShownOnce,
  useCall,
  useConfirmed,
} from '@airshed/console-kit'
import { getSecondFactor } from '@airshed/console-kit/calls'
import { Button, NamedIcon } from '@airshed/kit'
import { useState } from 'react'
import type { PartProps } from '../../about/AboutPart.tsx'
import { AppDialog } from './AppDialog.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useFactorChanges } from './useFactorChanges.ts'
import './factor.css'

type Open = 'app' | 'passkey' | null

/** The second factors of the reader's sign-in, and how to change them. */
export function SecondFactorSection({ intl }: PartProps) {
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const factor = useCall(getSecondFactor)
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const changes = useFactorChanges(intl)
  const { start, dialog } = useConfirmed('second factor')
  const turnedOn = (made: readonly string[] | null): void => {
    setOpen(null)
    setCodes(made)
  }
  const ask = (id: string, run: () => Promise<unknown>, textId = `${id}.text`): void =>
    start({
      confirm: { title: text(`${id}.title`), text: text(textId), confirmLabel: text(id) },
      run,
    })
  return (
    <PageSection title={text('factor.title')} lead={text('factor.lead')}>
      <QueryView query={factor} errorTitle={text('factor.error')} skeletonHeightPx={96}>
        {({ is_on: isOn, totp_since: since, passkeys, recovery_codes_left: left, unavailable }) =>
          unavailable === null ? (
            <>
              <p className={isOn ? 'profile-mark' : 'air-muted'}>
                {isOn ? <NamedIcon name="tick-circle" /> : null}
                {text(isOn ? 'factor.on' : 'factor.off')}
              </p>
              {codes === null ? null : (
                <ShownOnce
                  label={text('codes.label')}
                  lead={text('codes.lead')}
                  secret={codes.join('\n')}
                  copyLabel={text('codes.copy')}
                >
                  <Button text={text('codes.done')} onClick={() => setCodes(null)} />
                </ShownOnce>
              )}
              <ul className="profile-factors">
                <li>
                  <div>
                    <strong>{text('app.title')}</strong>
                    <p className="air-muted">{text(since === null ? 'app.none' : 'app.some')}</p>
                  </div>
                  {since === null ? (
                    <Button text={text('app.add')} onClick={() => setOpen('app')} />
                  ) : (
                    <Button
                      text={text('app.remove')}
                      onClick={() =>
                        ask(
                          'app.remove',
                          changes.removeApp,
                          passkeys.length === 0 ? 'factor.last' : undefined,
                        )
                      }
                    />
                  )}
                </li>
                <li>
                  <div>
                    <strong>{text('passkey.title')}</strong>
                    <p className="air-muted">{text('passkey.lead')}</p>
                  </div>
                  <Button text={text('passkey.add')} onClick={() => setOpen('passkey')} />
                </li>
                <PasskeyList
                  passkeys={passkeys}
                  isLast={since === null && passkeys.length === 1}
                  intl={intl}
                  changes={changes}
                  ask={start}
                />
                {isOn ? (
                  <li>
                    <div>
                      <strong>{text('codes.title')}</strong>
                      <p className="air-muted">{text('codes.left', { count: left })}</p>
                    </div>
                    <Button
                      text={text('codes.new')}
                      onClick={() =>
                        ask('codes.new', async () => setCodes(await changes.makeCodes()))
                      }
                    />
                  </li>
                ) : null}
              </ul>
              {isOn ? (
                <div>
                  <Button
                    intent="danger"
                    text={text('factor.turnOff')}
                    onClick={() => ask('factor.turnOff', changes.turnOff)}
                  />
                </div>
              ) : null}
            </>
          ) : (
            <Callout compact>{text(`factor.unavailable.${unavailable}`)}</Callout>
          )
        }
      </QueryView>
      {open === 'app' ? (
        <AppDialog
          intl={intl}
          onDone={turnedOn}
          onStale={() => changes.setStale(true)}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'passkey' ? (
        <PasskeyDialog
          intl={intl}
          onDone={turnedOn}
          onStale={() => changes.setStale(true)}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {changes.isStale ? <SignInAgain intl={intl} onClose={() => changes.setStale(false)} /> : null}
      {dialog}
    </PageSection>
  )
}
