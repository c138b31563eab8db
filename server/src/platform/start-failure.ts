/**
 * Something a person at the terminal can put right. Its message is one clear German sentence and all they get to see:
 * no stack trace, exit code 1 (APP-01).
 */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
