export { signOut } from 'aws-amplify/auth'
