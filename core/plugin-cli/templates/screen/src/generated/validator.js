// Compiled from the schema: do not edit.
const validateDefault = validate10;
const pattern0 = /* @__PURE__ */ new RegExp("^[1-9][0-9]?$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alerts !== void 0) {
			let data0 = data.alerts;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err0 = {
						instancePath: instancePath + "/alerts",
						schemaPath: "#/properties/alerts/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9][0-9]?$" },
						message: "must match pattern \"^[1-9][0-9]?$\""
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/alerts",
					schemaPath: "#/properties/alerts/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
