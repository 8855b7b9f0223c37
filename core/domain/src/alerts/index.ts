export {
  conditionSources,
  planOf,
  planSources,
  type AlertOptions,
  type AlertPlan,
  type ConditionPlan,
} from './alertPlan.ts'
export { limitsOfPlan, type PlanLimit } from './alertLimits.ts'
export { conditionPointIds, watchedPointIds } from './conditionPoints.ts'
export { hoursWithin, isWithinHours } from './alertHours.ts'
export {
  conditionLead,
  conditionReachMs,
  type AlertSeries,
  type ConditionLead,
} from './conditionTrack.ts'
export {
  alertDurations,
  durationCategories,
  durationPointIds,
  type AlertDuration,
  type MeasuredCondition,
} from './alertDurations.ts'
export { standingBefore, UNJUDGED } from './alertHistory.ts'
export { isMuted, MUTE_CHOICES_MS, MUTED_WITHOUT_END_TS } from './mute.ts'
export { noticesOf, type AlertNotice, type ToldState } from './noticesOf.ts'
export {
  countedMessages,
  MESSAGES_PER_HOUR,
  MESSAGES_PER_MINUTE,
  nextMessageTs,
  SAME_ALERT_AFTER_MS,
} from './messagePace.ts'
export { DAILY_DIGEST_HOUR, nextDigestTs } from './digestTime.ts'
export { quietRange, type ValueRange } from './quietRange.ts'
export { evaluateAlert, tracksOf } from './evaluateAlert.ts'
export { holds } from './truth.ts'
export type { AlertChange, AlertJudgement, AlertStanding } from './judgeAlert.ts'
export {
  rulesOfOlderForm,
  type FindOlderPoint,
  type OlderRuleMiss,
  type OlderRulePoint,
} from './olderRules.ts'
export { clearingBound, isWithin, type ClearingBound } from './clearingBound.ts'
export { ruleIssues, type RuleIssue, type RulePoint } from './ruleIssues.ts'
export {
  coveredAlertName,
  coveredPlaces,
  filledRules,
  WILDCARD,
  wildcardPath,
  wildcardPaths,
  wildcardPointId,
  type CoveredPlaces,
  type PlaceCandidate,
} from './wildcards.ts'
