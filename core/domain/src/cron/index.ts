export { CRON_FIELDS, cronProblem, type CronFieldName, type CronProblem } from './cronProblem.ts'
