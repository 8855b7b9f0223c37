import { useUiText } from '../messages/uiMessages.ts'
import { tokenVariable } from '../theme/themeTokens.ts'
import { GradeMark } from './GradeMark.tsx'
import { isGrade } from './grades.ts'
import { STATUS_LOOKS, type StatusName } from './statuses.ts'
import './status.css'

export interface StatusTagProps {
  status: StatusName
  /** Default the status' word in the current language. */
  label?: string
  /** Shows only the icon, with its word in the title; default false. */
  isIconOnly?: boolean
}

/** A status as its fixed colour, its icon and its word. */
export function StatusTag({ status, label, isIconOnly = false }: StatusTagProps) {
  const text = useUiText()
  if (isGrade(status)) return <GradeMark grade={status} name={label} isNameHidden={isIconOnly} />
  const { token, Icon } = STATUS_LOOKS[status]
  const word = label ?? text(`ui.status.${status}`)
  return (
    <span className="air-status" data-status={status} {...(isIconOnly ? { title: word } : {})}>
      <span className="air-status-icon" style={{ color: `var(${tokenVariable(token)})` }}>
        <Icon size={14} aria-hidden />
      </span>
      <span className={isIconOnly ? 'air-visually-hidden' : undefined}>{word}</span>
    </span>
  )
}
