import { PageSection } from '@airshed/console-kit'
import { DataTable, EmptyState, NamedIcon, useSession, type Column } from '@airshed/kit'
import { useMemo } from 'react'
import type { PartProps } from '../about/AboutPart.tsx'
import { accessRows, type AccessRow } from './accessRows.ts'

/** The organizations of the reader, and their role in each. */
export function AccessPart({ intl }: PartProps) {
  const { user, organizations, locked } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const rows = useMemo(
    // A lock removes rights, not roles.
    () => accessRows({ ...user, permissions: locked?.held ?? user.permissions }, organizations),
    [user, organizations, locked],
  )
  const columns: readonly Column<AccessRow>[] = [
    {
      id: 'organization',
      header: text('access.organization'),
      cell: ({ name }) => name,
      isFlexible: true,
    },
    { id: 'role', header: text('access.role'), cell: ({ role }) => text(`role.${role ?? 'none'}`) },
  ]
  const acting = user.access_context
  return (
    <PageSection
      title={text('access.title')}
      lead={
        acting === null
          ? text('access.lead')
          : intl.formatMessage({ id: 'access.acting' }, { organization: acting.organization_name })
      }
    >
      <DataTable
        label={text('access.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<NamedIcon name="office" size={28} />}
            title={text('access.empty')}
            text={text('access.empty.text')}
          />
        }
      />
    </PageSection>
  )
}
