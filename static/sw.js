// An earlier site at this address may have left a service worker. Browsers look here for its next version, which removes itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", async () => {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" }))
    page.navigate(page.url);
});
