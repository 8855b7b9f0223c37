import { FormDialog, useChange, useShowError, useToaster } from '@airshed/console-kit'
import { tagNodes } from '@airshed/console-kit/calls'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { TagChips } from '../details/TagChips.tsx'
import { schema, type TagsForm } from './tagsForm.ts'
import validator from './tagsForm.ts?form-validator'
import { tagsIn } from './tagsText.ts'
import type { TagsQuestion } from './useTagAction.tsx'

export interface TagsDialogProps {
  question: TagsQuestion
  intl: PluginIntl
  onClose: () => void
}

/** Asks which tags several devices get and which they lose, and changes them at once. */
export function TagsDialog({ question, intl, onClose }: TagsDialogProps) {
  const { devices, count, tags, done } = question
  const [value, setValue] = useState<TagsForm>({})
  const { mutateAsync: change, isPending } = useChange(tagNodes, { isShown: () => false })
  const toaster = useToaster()
  const showError = useShowError()
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  const [add, remove] = [tagsIn(value.add), tagsIn(value.remove)]
  async function submit(): Promise<void> {
    try {
      const { changed, refused } = await change({
        body: {
          devices,
          ...(add.length === 0 ? {} : { add }),
          ...(remove.length === 0 ? {} : { remove }),
        },
      })
      toaster.show({
        message: [
          text('tags.changed', { count: changed }),
          ...(refused === 0 ? [] : [text('tags.refused', { count: refused })]),
        ].join(' · '),
        intent: refused === 0 ? 'success' : 'warning',
      })
      done()
      onClose()
    } catch (error) {
      showError(error, 'tag devices')
    }
  }
  return (
    <FormDialog
      title={count === null ? text('tags.all.title') : text('tags.title', { count })}
      submitLabel={text('tags.submit')}
      isBusy={isPending}
      canSubmit={add.length + remove.length > 0}
      onClose={onClose}
    >
      {(formId) => (
        <>
          {tags.length === 0 ? null : (
            <div className="devices-tags-now">
              <span>{text('tags.now')}</span>
              <TagChips tags={tags} />
            </div>
          )}
          <SchemaForm<TagsForm>
            id={formId}
            schema={schema}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            disabled={isPending}
            onSubmit={() => void submit()}
          />
        </>
      )}
    </FormDialog>
  )
}
