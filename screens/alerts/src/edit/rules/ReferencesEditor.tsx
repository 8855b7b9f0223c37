import { NumberField, Field } from '@airshed/console-kit'
import { ALERT_PARTS_MAX } from '@airshed/console-kit/define'
import { Button, NamedIcon } from '@airshed/kit'
import { newId } from '../draft/newId.ts'
import { usedReferences } from '../draft/alertBody.ts'
import type { SectionProps } from '../sections/SectionProps.ts'
import { textOf } from '../textOf.ts'

const NAME_MAX = 40

/** Named values that conditions share. */
export function ReferencesEditor({ draft, change, problemAt, intl }: SectionProps) {
  const { references } = draft
  const text = textOf(intl)
  const used = usedReferences(draft)
  return (
    <div className="alerts-edit-references">
      <h3>{text('edit.references')}</h3>
      <p className="air-muted">{text('edit.references.text')}</p>
      {references.map((reference) => {
        const { id, name, value } = reference
        const put = (changes: Partial<typeof reference>): void =>
          change({
            references: references.map((one) => (one.id === id ? { ...one, ...changes } : one)),
          })
        return (
          <div key={id} className="alerts-edit-reference">
            <Field label={text('edit.references.name')} problem={problemAt(`reference/${id}`)}>
              {(control) => (
                <input
                  {...control}
                  className="bp6-input"
                  maxLength={NAME_MAX}
                  value={name}
                  onChange={({ currentTarget }) => put({ name: currentTarget.value })}
                />
              )}
            </Field>
            <NumberField
              label={text('edit.value')}
              problem={problemAt(`reference/${id}/value`)}
              value={value}
              onChange={(next) => put({ value: next })}
            />
            <Button
              variant="minimal"
              icon={<NamedIcon name="trash" />}
              // A condition that uses it would lose its value.
              disabled={used.includes(reference)}
              aria-label={text('edit.references.remove', { name })}
              onClick={() => change({ references: references.filter((one) => one.id !== id) })}
            />
          </div>
        )
      })}
      <div>
        <Button
          icon={<NamedIcon name="plus" />}
          disabled={references.length >= ALERT_PARTS_MAX}
          text={text('edit.references.add')}
          onClick={() =>
            change({ references: [...references, { id: newId(), name: '', value: null }] })
          }
        />
      </div>
    </div>
  )
}
