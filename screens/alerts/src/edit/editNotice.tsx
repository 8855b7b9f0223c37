import type { PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { ConflictCallout } from './ConflictCallout.tsx'
import { GoneCallout } from './GoneCallout.tsx'
import type { EditForm } from './useEditForm.ts'

/** What stands above a form whose alert or template somebody else saved or deleted meanwhile; null: nobody did. */
export function editNotice(
  { start, isLost, newest, saveOver }: EditForm,
  about: { what: 'alert' | 'template'; intl: PluginIntl; onTaken: () => void },
): ReactNode {
  const { what, intl, onTaken } = about
  if (isLost) return <GoneCallout {...{ what, intl }} />
  if (newest === null) return null
  return (
    <ConflictCallout
      {...{ start, newest, what, intl }}
      onTake={onTaken}
      onKeep={() => saveOver(newest)}
    />
  )
}
