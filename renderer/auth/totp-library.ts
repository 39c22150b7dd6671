export { setUpTOTP, verifyTOTPSetup } from 'aws-amplify/auth'
