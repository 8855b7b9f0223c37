export {
  conditionSources,
  planOf,
  planSources,
  type AlertOptions,
  type AlertPlan,
  type ConditionPlan,
} from './alertPlan.ts'
export * from './alertLimits.ts'
export * from './conditionPoints.ts'
export * from './alertHours.ts'
export {
  conditionLead,
  conditionReachMs,
  type AlertSeries,
  type ConditionLead,
} from './conditionTrack.ts'
export * from './alertDurations.ts'
export * from './alertHistory.ts'
export * from './mute.ts'
export { noticesOf, type AlertNotice, type NotifiedState } from './noticesOf.ts'
export * from './messagePace.ts'
export * from './digestTime.ts'
export * from './quietRange.ts'
export * from './evaluateAlert.ts'
export { holds } from './truth.ts'
export type { AlertChange, AlertEvaluation, EvaluatedState } from './evaluateTracks.ts'
export * from './olderRules.ts'
export * from './clearingBound.ts'
export { ruleIssues, type RuleIssue, type RulePoint } from './ruleIssues.ts'
export * from './wildcards.ts'
