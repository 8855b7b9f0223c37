import { useFailureText, type Snapshot } from '@airshed/console-kit'

/** Why an archive could not be written, in the language of the user; a narrow cell cuts it, so pointing at it shows the whole. */
export function FailureText({ failure }: Pick<Snapshot, 'failure'>) {
  const text = useFailureText(failure)
  return <span title={text ?? ''}>{text}</span>
}
