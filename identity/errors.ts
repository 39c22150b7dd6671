/** A refusal in Cognito's format: `{__type, message}`, with the type in a header too. Status 400 by default. */
export class CognitoError extends Error {
  readonly type: string
  readonly status: 400 | 429 | 500 | 503

  constructor(type: string, message: string, status: 400 | 429 | 500 | 503 = 400) {
    super(message)
    this.type = type
    this.status = status
  }
}

// Cognito's own messages. Unknown people and wrong passwords must be indistinguishable.
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message)
export const invalidSession = () => notAuthorized('Invalid session for the user.')
export const expiredSession = () => notAuthorized('Invalid session for the user, session is expired.')
export const codeMismatch = (message = 'Invalid verification code provided, please try again.') =>
  new CognitoError('CodeMismatchException', message)
export const expiredCode = (message = 'Invalid code provided, please request a code again.') =>
  new CognitoError('ExpiredCodeException', message)
export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message)
export const notFound = (message: string) => new CognitoError('ResourceNotFoundException', message)
