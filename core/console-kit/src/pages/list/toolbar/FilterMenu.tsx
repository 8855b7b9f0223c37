import { Checkbox, POPOVER_LOOK, SearchSelect } from '@airshed/ui'
import { Button, PopoverNext, Radio, RadioGroup } from '@blueprintjs/core'
import { CaretDownIcon } from '@blueprintjs/icons'
import { usePagesText } from '../../messages/pagesText.ts'

/** One value of a filter. */
export interface FilterOption {
  value: string
  label: string
}

/** A filter as shown to the user; its kind comes from the list's schema. */
export interface ListFilter {
  /** Name in the schema, and in the URL. */
  name: string
  label: string
  /** The choices; a boolean filter has none. */
  options?: readonly FilterOption[]
}

interface FilterMenuProps {
  filter: ListFilter
  /** `many` for arrays, `one` for a choice, `yesNo` for booleans. */
  kind: 'many' | 'one' | 'yesNo'
  value: unknown
  onChange: (value: unknown) => void
}

/** Number of options from which a single choice gets a search field. */
const SEARCHED_FROM = 12

/** A filter as a button that shows its current value, and opens its choices. */
export function FilterMenu({ filter, kind, value, onChange }: FilterMenuProps) {
  const text = usePagesText()
  const { label } = filter
  const yesNo = [
    { value: 'true', label: text('list.filter.yes') },
    { value: 'false', label: text('list.filter.no') },
  ]
  const options = kind === 'yesNo' ? yesNo : (filter.options ?? [])
  const chosen = value === undefined ? [] : [value].flat().map(String)
  const words = (): string => {
    const [first, ...others] = chosen
    if (first === undefined) return label
    if (others.length > 0) return text('list.filter.many', { label, count: chosen.length })
    const shown = options.find((option) => option.value === first)?.label ?? first
    return text('list.filter.one', { label, value: shown })
  }
  const chooseOne = (next: string): void => {
    if (next === '') onChange(undefined)
    else onChange(kind === 'yesNo' ? next === 'true' : next)
  }
  if (kind === 'one' && options.length >= SEARCHED_FROM) {
    return (
      <SearchSelect
        label={label}
        placeholder={label}
        options={[{ value: '', label: text('list.filter.all') }, ...options]}
        value={chosen[0] ?? null}
        onChange={chooseOne}
      />
    )
  }
  return (
    <PopoverNext
      placement="bottom-start"
      {...POPOVER_LOOK}
      content={
        <div className="air-list-choices" role="group" aria-label={label}>
          {kind === 'many' ? (
            options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={chosen.includes(option.value)}
                onChange={({ currentTarget: { checked } }) => {
                  // In the order of the choices, so that equal filters have equal URLs.
                  const next = options
                    .map((one) => one.value)
                    .filter((one) => (one === option.value ? checked : chosen.includes(one)))
                  onChange(next.length === 0 ? undefined : next)
                }}
              />
            ))
          ) : (
            <RadioGroup
              selectedValue={chosen[0] ?? ''}
              onChange={({ currentTarget }) => chooseOne(currentTarget.value)}
            >
              {[{ value: '', label: text('list.filter.all') }, ...options].map((option) => (
                <Radio key={option.value} value={option.value} label={option.label} />
              ))}
            </RadioGroup>
          )}
        </div>
      }
      renderTarget={({ isOpen, ref, className, ...target }) => (
        <Button
          {...target}
          ref={ref}
          className={className}
          data-set={chosen.length > 0}
          endIcon={<CaretDownIcon />}
          text={words()}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        />
      )}
    />
  )
}
