/** webpack hands out small pictures as data URLs, larger ones as addresses. */
declare module "*.svg" {
  const address: string;
  export default address;
}
