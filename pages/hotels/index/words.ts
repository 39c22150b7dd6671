export const TITLE = '宿'
export const LEAD = '旅館、ホテル、民宿、一棟貸し。一夜を預ける宿を、土地ごとに集めました。'
