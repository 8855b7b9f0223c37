import { selectionOfCall, type BulkAction, type NodeSelection } from '@airshed/console-kit'
import { NODE_TAGGING_MAX } from '@airshed/console-kit/define'
import { NamedIcon, useSession, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import type { DeviceFilters } from '../list/params.ts'

/** Devices whose tags are to be changed. */
export interface TagsQuestion {
  devices: NodeSelection
  /** How many they are; null: all that match. */
  count: number | null
  /** Tags of those that are loaded. */
  tags: readonly string[]
  /** Called once they are changed. */
  done: () => void
}

/** Changes the tags of all selected devices, as many as one call may tag. */
export function useTagAction(
  intl: PluginIntl,
  ask: (question: TagsQuestion) => void,
): BulkAction<Node> {
  const { organization } = useSession()
  return useMemo(() => {
    const isTooMany = (count: number | { atLeast: number } | null): boolean =>
      typeof count !== 'number' || count > NODE_TAGGING_MAX
    return {
      id: 'tags',
      label: intl.formatMessage({ id: 'action.tags' }),
      icon: <NamedIcon name="tag" />,
      allows: ({ actions }) => actions.includes('configure'),
      disabledReason: (count) =>
        isTooMany(count)
          ? intl.formatMessage({ id: 'tags.tooMany' }, { count: NODE_TAGGING_MAX })
          : undefined,
      // The selection is kept until the question is answered.
      run: (selection, rows) =>
        new Promise<void>((done) =>
          ask({
            devices: selectionOfCall<DeviceFilters>(selection, organization?.id ?? null),
            count: selection.all ? null : selection.keys.size,
            tags: [...new Set(rows.flatMap(({ tags = [] }) => tags))].toSorted(),
            done,
          }),
        ),
    }
  }, [intl, organization, ask])
}
