import type { ObjectFieldTemplatePropertyType } from '@rjsf/utils'
import { useId, type ReactNode } from 'react'
import { useFormState } from '../formState.ts'

/** Fields that are grouped under a heading. */
export interface FormSection {
  /** Its title is `config.section.{id}`, and its help `config.section.{id}.help`. */
  id: string
  /** Heading when there is no translation. */
  title?: string
  /** Names of its fields, in the order of the schema. */
  fields: readonly string[]
}

/** The sections in the hints of a form (`ui:options.sections`); null when there are none. */
export function sectionsOf(
  uiSchema: { 'ui:options'?: unknown } | undefined,
): readonly FormSection[] | null {
  const options = uiSchema?.['ui:options'] as { sections?: unknown } | undefined
  return Array.isArray(options?.sections) ? (options.sections as FormSection[]) : null
}

interface FormSectionsProps {
  sections: readonly FormSection[]
  properties: readonly ObjectFieldTemplatePropertyType[]
}

/** The fields of a form under their headings; a field without a section is above them. */
export function FormSections({ sections, properties }: FormSectionsProps) {
  const isNamed = (name: string): boolean => sections.some(({ fields }) => fields.includes(name))
  const contents = (isWanted: (name: string) => boolean): ReactNode[] =>
    properties.filter(({ name }) => isWanted(name)).map(({ content }) => content)
  const others = contents((name) => !isNamed(name))
  return (
    <>
      {others.length === 0 ? null : <div className="air-form-fields">{others}</div>}
      {sections.map((section) => (
        <Section key={section.id} section={section}>
          {contents((name) => section.fields.includes(name))}
        </Section>
      ))}
    </>
  )
}

function Section({ section, children }: { section: FormSection; children: ReactNode[] }) {
  const { text } = useFormState()
  const headingId = useId()
  // A field of a condition that does not hold is not drawn.
  if (children.length === 0) return null
  const help = text.find([`config.section.${section.id}.help`])
  return (
    <section className="air-form-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.find([`config.section.${section.id}`]) ?? section.title}</h2>
      {help === null ? null : <p className="air-muted">{help}</p>}
      <div className="air-form-fields">{children}</div>
    </section>
  )
}
