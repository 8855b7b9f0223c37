import { Dialog, firstOrganization, useAirshed, useFileDrop } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import { useEffect, useId, useRef, useState } from 'react'
import type { CreateForm } from './createForm.ts'
import { ImportSummary } from './ImportSummary.tsx'
import { ImportText } from './ImportText.tsx'
import { NewDashboardForm } from './NewDashboardForm.tsx'
import { organizationChoices } from './organizationChoices.ts'
import { readImport, type ReadImport } from './readImport.ts'
import { useNewDashboard } from './useNewDashboard.ts'

const WIDTH_PX = 640

export interface ImportDialogProps {
  intl: PluginIntl
  /** The file dropped on the list; null: none yet. */
  file: File | null
  onClose: () => void
}

/**
 * Imports a dashboard from a file or pasted text: reads and validates it, then asks for its name and
 * creates it.
 */
export default function ImportDialog({ intl, file, onClose }: ImportDialogProps) {
  const formId = useId()
  const { registry } = useAirshed()
  const { organizations, user, slug, config } = useSession()
  const [text, setText] = useState('')
  const [result, setResult] = useState<ReadImport | null>(null)
  const [value, setValue] = useState<Partial<CreateForm>>({})
  const { make, isBusy } = useNewDashboard(onClose)
  const say = (id: string): string => intl.formatMessage({ id })

  const read = async (wanted: string): Promise<void> => {
    const found = await readImport(wanted, registry, config.widget_limit)
    setResult(found)
    if (found.state !== 'ready') return
    const { name, description = '' } = found.file.dashboard
    const first = firstOrganization(organizationChoices(organizations, user.permissions), slug)
    setValue({ name, description, ...(first === undefined ? {} : { organization_id: first }) })
  }
  const take = async (chosen: File): Promise<void> => {
    const content = await chosen.text()
    setText(content)
    await read(content)
  }
  const taken = useRef<File | null>(null)
  useEffect(() => {
    if (file === null || taken.current === file) return
    taken.current = file
    void take(file)
    // oxlint-disable-next-line react/exhaustive-deps -- a file is read once, when it was dropped
  }, [file])
  const drop = useFileDrop((dropped) => void take(dropped))

  const ready = result?.state === 'ready' ? result : null
  return (
    <Dialog
      isOpen
      title={say('import.title')}
      width={WIDTH_PX}
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        ready === null ? (
          <>
            <Button text={say('cancel')} onClick={onClose} />
            {/* The keys keep the click on this button from submitting the form that replaces it. */}
            <Button
              key="continue"
              intent="primary"
              text={say('import.continue')}
              disabled={text.trim() === ''}
              onClick={() => void read(text)}
            />
          </>
        ) : (
          <>
            <Button text={say('import.back')} onClick={() => setResult(null)} />
            <Button
              key="import"
              type="submit"
              form={formId}
              intent="primary"
              loading={isBusy}
              text={say('import')}
            />
          </>
        )
      }
    >
      {ready === null ? (
        <div className="dashboards-import" data-dropping={drop.isOver} {...drop.handlers}>
          <ImportText
            intl={intl}
            text={text}
            problem={result?.state === 'ready' ? null : result}
            onFile={(chosen) => void take(chosen)}
            onType={(typed) => {
              setText(typed)
              setResult(null)
            }}
          />
        </div>
      ) : (
        <>
          <ImportSummary intl={intl} result={ready} />
          <NewDashboardForm
            id={formId}
            intl={intl}
            value={value}
            isBusy={isBusy}
            onChange={setValue}
            onSubmit={(form) => {
              const { widgets, range, is_updates_on } = ready.file.dashboard
              make({ ...form, configuration: { widgets } }, { range, is_updates_on })
            }}
          />
        </>
      )}
    </Dialog>
  )
}
