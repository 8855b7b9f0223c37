import { createRegistry, type AnyPlugin } from '@airshed/contract'
import { AirshedContext, useAirshed } from '@airshed/kit/provider'
import type { PermissionMap, Widget } from '@airshed/schemas'
import { useMemo } from 'react'
import { WidgetHost } from '../widget/WidgetHost.tsx'
import type { WidgetHostProps } from '../widget/widgetHostProps.ts'
import { noteWidget } from './noteWidget.tsx'

export interface HostStoryProps extends Partial<WidgetHostProps> {
  /** Default: the small widget of the host's tests. */
  plugins?: readonly AnyPlugin[]
  /** The permissions of the user. Default all. */
  permissions?: PermissionMap
}

const NOTE = [noteWidget()]
const PLACE = { x: 0, y: 0, w: 4, h: 3 }

/** A saved widget of the host's tests. */
export function savedNote(changes: Partial<Widget> = {}): Widget {
  return {
    id: 'note',
    type: 'NoteWidget',
    configVersion: 2,
    layout: { xl: PLACE, lg: PLACE, md: PLACE, sm: PLACE, xs: PLACE },
    config: { dataPointId: '1C00A3F7.0.0.0/132:5' },
    ...changes,
  }
}

/** The host of one widget on the surrounding page, with other plugins or permissions. */
export function HostStory({ plugins = NOTE, permissions, ...host }: HostStoryProps) {
  const airshed = useAirshed()
  const value = useMemo(() => {
    const { session } = airshed
    const user = { ...session.user, permissions: permissions ?? session.user.permissions }
    return { ...airshed, registry: createRegistry(plugins), session: { ...session, user } }
  }, [airshed, plugins, permissions])
  const now = airshed.clock.now()
  return (
    <AirshedContext value={value}>
      <div style={{ width: 400, height: 260 }}>
        <WidgetHost
          widget={savedNote()}
          range={{ from: now - 3_600_000, to: now }}
          isLive={false}
          {...host}
        />
      </div>
    </AirshedContext>
  )
}
