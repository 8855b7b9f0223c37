import { initialsOf, Portrait } from '@airshed/console-kit'
import { ALL_ORGANIZATIONS } from '@airshed/domain'
import type { Organization } from '@airshed/schemas'
import { NamedIcon, SearchSelect } from '@airshed/ui'
import { useAppText } from '../messages/appMessages.ts'

export interface OrganizationSelectorProps {
  organizations: readonly Organization[]
  slug: string
  /** The page is tied to its organization. */
  isFixed: boolean
  onChoose: (slug: string) => void
}

/** Chooses the organization whose devices are shown; All comes first. */
export function OrganizationSelector(props: OrganizationSelectorProps) {
  const text = useAppText()
  const shown = props.organizations.find(({ id }) => id === props.slug)
  return (
    <SearchSelect
      label={text('app.organization')}
      icon={
        shown === undefined || shown.logo === null ? (
          <NamedIcon name="office" />
        ) : (
          <Portrait
            picture={shown.logo}
            initials={initialsOf(shown.name)}
            shape="square"
            sizePx={20}
          />
        )
      }
      options={[
        { value: ALL_ORGANIZATIONS, label: text('app.organization.all') },
        ...props.organizations.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={props.slug}
      onChange={props.onChoose}
      disabledReason={props.isFixed ? text('app.organization.fixed') : undefined}
      isMinimal
    />
  )
}
